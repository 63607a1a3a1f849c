import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useAddressState } from "./use-address-state.ts";

test("the build renders the initial state and does not look at an address", () => {
  const List = () => {
    const [page] = useAddressState({
      initial: "3",
      read: () => {
        throw new Error("not in a browser");
      },
      write: () => "",
    });
    return <p>{page}</p>;
  };
  expect(renderToStaticMarkup(<List />)).toBe("<p>3</p>");
});
