/** Where most events take place. */
export const LAB = "Kalinga Dream Labs, Dolphin House, Beach Road, Visakhapatnam";
