import { useNavigate } from "react-router";
import { forgetLogin } from "../../lib/login-hint.ts";
import { PageHead } from "../../lib/page-head.tsx";
import { useShell } from "../../lib/use-shell.ts";
import { paths } from "../../paths.ts";
import { RequireLogin } from "./require-login.tsx";

export default function MemberAreaPage() {
  return (
    <div className="container-site section-space">
      <PageHead title="Member area" noindex />
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        Member area
      </h1>
      <RequireLogin>
        <MemberArea />
      </RequireLogin>
    </div>
  );
}

function MemberArea() {
  const { memberAreaUrl } = useShell();
  const navigate = useNavigate();
  const logOut = () => {
    forgetLogin();
    void navigate(paths.login());
  };
  return (
    <>
      <button type="button" className="btn btn-outline btn-primary mb-6" onClick={logOut}>
        Log Out
      </button>
      {memberAreaUrl && (
        <iframe
          src={memberAreaUrl}
          title="Member area"
          sandbox="allow-scripts allow-forms allow-downloads"
          className="h-[80vh] w-full rounded-box border border-line"
        />
      )}
    </>
  );
}
