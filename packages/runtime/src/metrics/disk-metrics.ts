import { statfs } from "node:fs/promises";
import type { Meter } from "./meter.ts";

/** `data_disk_free_bytes`: free space on the disk of a folder. */
export function observeDisk(meter: Meter, folder: string): void {
  meter.gauge({
    name: "data_disk_free_bytes",
    help: "Bytes that are free on the disk of DATA_DIR.",
    async collect(gauge) {
      const { bavail, bsize } = await statfs(folder);
      gauge.of({}).set(bavail * bsize);
    },
  });
}
