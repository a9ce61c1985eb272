import { loading } from "@kdl/schemas/messages";
import { useNavigation } from "react-router";

const texts: [path: RegExp, text: string][] = [
  [/^\/services$/, loading.services],
  [/^\/our-mentors\/./, loading.mentor],
  [/^\/clubs\/./, loading.club],
];

/** While a page takes long: a thin bar at the top, and what is being loaded. Quick moves show nothing. */
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
