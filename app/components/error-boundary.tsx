import { Component, type ReactNode } from "react";
import { UnexpectedError } from "./unexpected-error.tsx";

type Props = { children: ReactNode };
type State = { message?: string };

/** Keeps a failure to the section it happened in: the rest of the page stays readable (R102). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <UnexpectedError message={message} />;
  }
}
