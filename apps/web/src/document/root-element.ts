/** The element that the application renders into. The server fills it, the browser hydrates it. */
export const ROOT_ID = "root";
