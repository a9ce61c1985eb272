/** What the front tells the routes of the client's address. It replaces whatever a client sends under this name. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
