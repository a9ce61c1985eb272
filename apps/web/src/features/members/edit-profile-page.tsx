import { useState } from "react";
import { PageHead } from "../../lib/page-head.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { profileSteps } from "./profile-steps.ts";
import { RequireLogin } from "./require-login.tsx";

export default function EditProfilePage() {
  return (
    <div className="container-site section-space">
      <PageHead title="Edit profile" noindex />
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        Edit profile
      </h1>
      <RequireLogin>
        <Wizard />
      </RequireLogin>
    </div>
  );
}

function Wizard() {
  const [step, setStep] = useState(0);
  const last = step === profileSteps.length - 1;
  return (
    <ProfileFrame parts={profileSteps} selected={step} onSelect={setStep}>
      <p className="text-muted">Profiles open soon. Your details will be kept here.</p>
      <div className="mt-8 flex gap-3">
        {step > 0 && (
          <button type="button" className="btn btn-outline" onClick={() => setStep(step - 1)}>
            Back
          </button>
        )}
        {!last && (
          <button type="button" className="btn btn-primary" onClick={() => setStep(step + 1)}>
            Next
          </button>
        )}
      </div>
    </ProfileFrame>
  );
}
