import type { Field } from "payload";
import { attendanceLabels, attendances } from "../../submissions/participants/replies.ts";

/** Whether somebody who registered came. Staff set it; people who attended can get a certificate. */
export const attendanceField: Field = {
  name: "attendance",
  type: "select",
  index: true,
  options: attendances.map((value) => ({ value, label: attendanceLabels[value] })),
  admin: {
    position: "sidebar",
    description: "People who attended can get a certificate.",
  },
};
