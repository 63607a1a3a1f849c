import { specimen } from "virtual:labels";
import { Badge } from "./badge.tsx";

/** A mark beside an invented person, client or job, where a visitor could take it for real. */
export const SampleMark = ({ sample }: { sample: boolean | undefined }) =>
  sample && <Badge variant="outline">{specimen.mark}</Badge>;
