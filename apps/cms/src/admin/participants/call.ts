import type { ParticipantsReply, RefusedCommand } from "../../submissions/participants/replies.ts";
import type { Confirmation } from "../../submissions/places/confirmations.ts";
import { post, readReply } from "../call-api.ts";

const addressOf = (event: string) => `/payload-api/participants/${event}`;

/** A command that somebody has to confirm first, or that isn't possible any more. */
export class CommandRefused extends Error {
  readonly needs: readonly Confirmation[];

  constructor({ message, needs = [] }: RefusedCommand) {
    super(message);
    this.needs = needs;
  }
}

/** @param query with the filter, as in the tab's address */
export const readParticipants = async (event: string, query: string): Promise<ParticipantsReply> =>
  readReply(await fetch(`${addressOf(event)}${query}`));

/** Sends a command about the event. @throws with a text for staff if it was refused */
export async function command<Reply>(event: string, name: string, body: object): Promise<Reply> {
  const response = await post(`${addressOf(event)}/${name}`, body);
  if (response.status === 409) throw new CommandRefused((await response.json()) as RefusedCommand);
  return readReply(response);
}
