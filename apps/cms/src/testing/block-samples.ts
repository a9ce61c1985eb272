import { paragraph } from "./rich-text.ts";

/** What editors fill in for the blocks of `@kdl/mock-upstream/page-blocks`. */
export const blockSamples = (picture: string): Record<string, object> => ({
  text: { heading: "Before you come", text: paragraph("Bring a question.") },
  picture: { picture, caption: "The long table", width: "wide" },
  cards: {
    heading: "Three ways in",
    cards: [
      { title: "Clubs", text: "Every Sunday.", url: "/clubs", picture },
      { title: "Open evenings", text: "First line\nsecond line\n\nAnother paragraph" },
    ],
  },
  figures: {
    heading: "In figures",
    figures: [
      { value: "12", label: "benches" },
      { value: "16", label: "weeks" },
    ],
  },
  quote: { text: "I came for the tea & stayed.", attribution: "Divya, intern" },
  steps: {
    heading: "How it goes",
    steps: [{ title: "Write to us", text: "Ten lines are enough." }, { title: "Come by" }],
  },
  questions: {
    heading: "Questions",
    questions: [{ question: "Does it cost anything?", answer: paragraph("No.") }],
  },
  callToAction: {
    title: "Join us",
    text: "There is a bench for you.",
    buttonText: "Write to us",
    url: "/contact",
  },
  video: { url: "https://youtu.be/iG9CE55wbtY", title: "A lecture about schools" },
  gallery: { heading: "Last week", pictures: [{ picture, caption: "Kites" }, { picture }] },
});
