import { useState } from "react";
import { useAnswer } from "./api.ts";
import { TextInput } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";

/** An address as a text can link to it: one of the pages beside the form is one of the site. */
function linkTo(address: string, site: string): string {
  const text = address.trim();
  if (text.startsWith(site)) return text.slice(site.length) || "/";
  return text.startsWith("www.") ? `https://${text}` : text;
}

/** Asks where a link leads, and offers the pages and files of the site. */
export function LinkDialog({
  words,
  site,
  onChoose,
  onClose,
}: {
  words: string;
  site: string;
  onChoose: (words: string, to: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(words);
  const [address, setAddress] = useState("");
  const { answer: targets = [] } = useAnswer<string[]>("/targets");
  const to = linkTo(address, site);
  return (
    <Dialog
      title="Link"
      onClose={onClose}
      action="Insert"
      onAction={() => onChoose(text || to, to)}
      isReady={to !== ""}
    >
      <TextInput label="Words" value={text} set={setText} />
      <TextInput
        label="Leads to"
        list="targets"
        value={address}
        placeholder="a page of the site, or https://…"
        set={setAddress}
      />
      <datalist id="targets">
        {targets.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </Dialog>
  );
}
