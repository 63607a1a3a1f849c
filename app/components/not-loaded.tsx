import { pagination } from "virtual:labels";
import { Button } from "./button.tsx";

/** What stands in the place of a list that could not be fetched. */
export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p role="status">{pagination.failed}</p>
    <Button variant="outline" size="small" onClick={onRetry}>
      {pagination.retry}
    </Button>
  </>
);
