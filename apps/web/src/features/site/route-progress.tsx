import { loading } from "@kdl/schemas/messages";
import { useNavigation } from "react-router";

const texts: [path: RegExp, text: string][] = [
  [/^\/services$/, loading.services],
  [/^\/our-mentors\/./, loading.mentor],
  [/^\/clubs\/./, loading.club],
];

/** A thin progress bar for slow navigation, with a status text. Fast navigation shows nothing. */
export function RouteProgress() {
  const { state, location } = useNavigation();
  if (state === "idle" || !location) return null;
  const known = texts.find(([path]) => path.test(location.pathname));
  return (
    <>
      <div className="route-progress" aria-hidden="true" />
      <p role="status" className="route-progress-text">
        <span className="loading loading-spinner loading-xs" aria-hidden="true" />
        {known?.[1] ?? loading.default}
      </p>
    </>
  );
}
