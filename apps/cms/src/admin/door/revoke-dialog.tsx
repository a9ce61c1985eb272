"use client";

import { toast } from "@payloadcms/ui";
import { useState } from "react";
import type { ShownPhone } from "../../door/replies.ts";
import { Dialog, DialogActions, DialogButton, useClose } from "../dialog.tsx";
import { revokePhone } from "./call.ts";

interface RevokeDialogProps {
  phone: ShownPhone;
  onClose: () => void;
}

/** Asks before a phone is revoked, which can't be undone. */
export function RevokeDialog({ phone, onClose }: RevokeDialogProps) {
  const isUsed = phone.state === "paired";
  return (
    <Dialog title={isUsed ? `Revoke ${phone.device}?` : "Revoke this code?"} onClose={onClose}>
      <p>
        {isUsed
          ? "The phone can’t check anybody in any more, and deletes its list as soon as it has a connection. What it has scanned without one is lost."
          : "No phone can be paired with it any more."}
      </p>
      <DialogActions close="Cancel">
        <RevokeButton id={phone.id} />
      </DialogActions>
    </Dialog>
  );
}

function RevokeButton({ id }: { id: string }) {
  const [isBusy, setBusy] = useState(false);
  const close = useClose();

  async function revoke() {
    setBusy(true);
    try {
      const { isRevoked } = await revokePhone(id);
      if (isRevoked) toast.success("Revoked.");
      else toast.error("It wasn’t paired any more.");
      close();
    } catch (error) {
      toast.error((error as Error).message);
      setBusy(false);
    }
  }

  return (
    <DialogButton disabled={isBusy} onClick={() => void revoke()}>
      Revoke
    </DialogButton>
  );
}
