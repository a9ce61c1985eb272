/** What this browser's storage says of a login. Apart from the rest, as pages read it before they load anything. */

export const LOGIN_KEY = "isAuthenticated";

/** Whether a member was logged in here last; `null` where storage is switched off. */
export function storedLogin(): boolean | null {
  try {
    return localStorage.getItem(LOGIN_KEY) === "true";
  } catch {
    return null;
  }
}
