/** How people take part in an event: the specified word, and "in person" where that says it more plainly. */

const inPerson = (type: string): string => (type.toLowerCase() === "offline" ? " (in person)" : "");

/** `Online`, or `Offline (in person)`. */
export const modeText = (type: string): string => type + inPerson(type);

/** The label of an event: `Online Event`, or `Offline Event (in person)`. */
export const eventLabel = (type: string): string => `${type} Event${inPerson(type)}`;
