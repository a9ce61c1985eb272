import { Search } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isSearchKeyOn } from "../../browser/search-key.ts";
import { AppLink } from "../../navigation/app-link.tsx";
import { paths } from "../../paths.ts";

/** Opens the search, as does the `/` key, except while the visitor is typing. */
export function SearchLink() {
  const navigate = useNavigate();
  useEffect(() => {
    // On keydown, the slash would be typed into the field that gets the focus.
    const open = ({ key, target }: KeyboardEvent) => {
      const isTyping = (target as Element).closest("input,textarea,select");
      if (key === "/" && !isTyping && isSearchKeyOn()) void navigate(paths.search());
    };
    addEventListener("keyup", open);
    return () => removeEventListener("keyup", open);
  }, [navigate]);
  return (
    <AppLink to={paths.search()} className="btn btn-ghost btn-square" aria-label="Search">
      <Search aria-hidden="true" className="size-5" />
    </AppLink>
  );
}
