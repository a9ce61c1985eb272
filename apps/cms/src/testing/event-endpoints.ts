import { doorEndpoints } from "./door-endpoints.ts";
import { eventMailEndpoints } from "./event-mail-endpoints.ts";
import { participantEndpoints } from "./participant-endpoints.ts";

/** What the endpoints about an event ask for, for the matrix of roles. @param id of no event */
export const eventEndpoints = (id: string) => ({
  ...doorEndpoints(id),
  ...participantEndpoints(id),
  ...eventMailEndpoints(id),
});
