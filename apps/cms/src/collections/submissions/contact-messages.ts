import { answerFields } from "./answer-fields.ts";
import { submissionCollection } from "./submission-collection.ts";

export const contactMessages = submissionCollection({
  form: "contact",
  singular: "Contact message",
  plural: "Contact messages",
  description: "What people wrote on the contact page.",
  title: "name",
  columns: ["name", "email"],
  fields: answerFields("contact", {
    name: "line",
    email: "line",
    phone: "line",
    message: "text",
  }),
});
