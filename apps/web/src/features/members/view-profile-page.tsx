import { useState } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { profileTabs } from "./profile-steps.ts";
import { RequireLogin } from "./require-login.tsx";

export default function ViewProfilePage() {
  return (
    <div className="container-site section-space">
      <PageHead title="Profile" noindex />
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        Profile
      </h1>
      <RequireLogin>
        <Profile />
      </RequireLogin>
    </div>
  );
}

function Profile() {
  const [tab, setTab] = useState(0);
  return (
    <ProfileFrame parts={profileTabs} selected={tab} onSelect={setTab}>
      <p className="text-muted">Nothing here yet.</p>
    </ProfileFrame>
  );
}
