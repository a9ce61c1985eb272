/** Whether the key `/` opens the search. People who dictate, or type with few keys, can turn it off. */
const SEARCH_KEY = "searchKey";

export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(SEARCH_KEY) !== "off";
  } catch {
    return true;
  }
}

export function setSearchKey(isOn: boolean): void {
  try {
    localStorage.setItem(SEARCH_KEY, isOn ? "on" : "off");
  } catch {
    // Storage is switched off: it holds for this page only.
  }
}
