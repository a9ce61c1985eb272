import { redirect, useLoaderData } from "react-router";
import { NEXT_PARAMETER } from "@kdl/schemas/pages/parameters";
import { returnPath } from "@kdl/schemas/pages/return-path";
import type { LoadArguments } from "../../data/page-module.ts";
import { AccountScreen } from "./account-screen.tsx";
import { JoinBox } from "./join-box.tsx";
import { loadAccountScreen } from "./load-account-screen.ts";
import { LoginForm } from "./login-form.tsx";
import { MemberArea } from "./member-area.tsx";
import { useForgottenProfile } from "./use-forgotten-profile.ts";

/** @throws {Response} a redirect to where a member wanted to go */
export async function load(args: LoadArguments) {
  const { url } = args;
  const next = returnPath(url.searchParams.get(NEXT_PARAMETER), url.origin);
  const screen = await loadAccountScreen(args);
  if (screen.member && next) throw redirect(next);
  return { ...screen, next };
}

export default function LoginPage() {
  useForgottenProfile();
  const { available, member, formToken, next } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  if (member) return <MemberArea member={member} />;
  return (
    <AccountScreen
      title="Login"
      description="Log in to the member area."
      available={available}
      isWide
    >
      <h1 tabIndex={-1} className="sr-only">
        Member login
      </h1>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_19rem]">
        <LoginForm token={formToken} next={next} />
        <JoinBox />
      </div>
    </AccountScreen>
  );
}
