import { useState } from "react";
import { isSearchKeyOn, setSearchKey } from "../../browser/search-key.ts";
import { useIsAlive } from "../../browser/use-is-alive.ts";

/** Turns the key off that opens the search. Nothing without JavaScript, which the key needs. */
export function SearchKeyChoice() {
  const isAlive = useIsAlive();
  return isAlive ? <Choice /> : null;
}

function Choice() {
  const [isOn, setOn] = useState(isSearchKeyOn);
  return (
    <label className="hidden cursor-pointer items-center gap-3 self-start text-muted pointer-fine:flex">
      <input
        type="checkbox"
        className="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setSearchKey(target.checked);
          setOn(target.checked);
        }}
      />
      <span>
        Open this page with the key{" "}
        <kbd className="rounded border border-line px-2 font-mono">/</kbd>
      </span>
    </label>
  );
}
