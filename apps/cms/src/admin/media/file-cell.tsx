import type { Media } from "../../payload-types.ts";
import { inUnits } from "./file-size.ts";
import styles from "./media.module.css";

/** A picture's thumbnail, pixels and size in a list. */
export function FileCell({ rowData }: { rowData: Media }) {
  const { thumbnailURL, url, width, height, filesize } = rowData;
  const source = thumbnailURL ?? url;
  return (
    <span className={styles["file"]}>
      {source && <img src={source} alt="" loading="lazy" />}
      {width && height && filesize && (
        <span>
          {width} × {height}
          <br />
          {inUnits(filesize)}
        </span>
      )}
    </span>
  );
}
