import { html } from "../html.ts";
import type { SeedPage } from "../types.ts";

export const privacy: SeedPage = {
  key: "page-privacy",
  slug: "privacy",
  parentSlug: "about",
  title: "Privacy",
  bannerImage: {
    file: "inner-pages/privacy.svg",
    alt: "A calm bay at dusk with a small boat at anchor behind a breakwater",
  },
  bannerTitle: "Privacy",
  bannerTagline: "What we know about you, why, and for how long",
  shortDescription: "We ask for little, delete it when you ask, and never sell it.",
  content: html`
    <h2>What we collect</h2>
    <p>Only what you type into a form or hand to us:</p>
    <ul>
      <li><strong>Contact form:</strong> name, email, phone number and your message</li>
      <li><strong>Event registration:</strong> name, contact details and whether you are coming</li>
      <li>
        <strong>Internship, club and volunteer forms:</strong> contact details, education,
        interests, and your resume if you attach one
      </li>
      <li>
        <strong>Member account:</strong> what you enter in your profile; your password is kept only
        in a form that nobody can read
      </li>
    </ul>
    <h2>Why we collect it</h2>
    <p>
      To answer you, to plan an event or an interview, and to tell you about changes. If you apply
      for an internship we also contact you on WhatsApp, because most applicants find that easiest.
      Tell us if you prefer the telephone.
    </p>
    <h2>Who sees it</h2>
    <p>
      The people at Kalinga Dream Labs who work on your request, and the mentors who interview you.
      We don’t sell data, and we don’t hand it to advertisers.
    </p>
    <h2>How long we keep it</h2>
    <p>
      Nothing is deleted automatically yet. Messages, registrations, applications and resumes stay
      until you ask us to delete them, or until we no longer need them and delete them ourselves.
      Write to us and we delete yours within two weeks.
    </p>
    <p>
      You can delete your member account yourself, under Account settings. Your profile and photo
      are gone at once; the forms that you have sent stay until you ask. Copies in our backups go
      when the backups do.
    </p>
    <h2>Cookies and videos</h2>
    <p>
      Reading this site needs no cookie. When you log in, one cookie keeps you logged in. Videos and
      their preview pictures come from the video service; the player is loaded only when you open a
      video, and from then on that service’s own rules apply.
    </p>
    <h2>Your rights</h2>
    <p>
      You may see, correct or delete what we hold about you. Write to us through the
      <a href="/contact">contact form</a>; we answer within two weeks. If you are under 18, please
      let a parent or guardian know before you register.
    </p>
  `,
  seo: {
    title: "Privacy",
    description:
      "What personal data Kalinga Dream Labs collects through its forms, why, who sees it and how long it is kept.",
    keywords: "privacy, personal data, cookies",
  },
};
