import { Component, type ReactNode } from 'react';
import { report } from './report.ts';

interface Props {
  children: ReactNode;
  /** What stands there instead once the part has failed. */
  fallback: ReactNode;
}

/** A part that fails does not take the page with it. */
export class SectionErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(problem: unknown) {
    report('A part of the page failed.', problem);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
