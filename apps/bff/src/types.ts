/** What other workspaces may know of the gateway: types alone. */
export type {};
