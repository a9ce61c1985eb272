import type { PayloadRequest } from "payload";

const KEY = "isWalkIn";

/** Says of all registrations that a request creates that staff at the door entered them. */
export const markWalkIn = (req: PayloadRequest): void => {
  req.context[KEY] = true;
};

export const isWalkIn = ({ context }: Pick<PayloadRequest, "context">): boolean =>
  context[KEY] === true;
