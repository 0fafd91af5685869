import { Component, type ErrorInfo, type ReactNode } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import { Button } from '../ui/Button.tsx';

/** The errors of browsers where a file of code is gone since a deployment replaced it. */
const MISSING_CODE = /dynamically imported module|importing a module script failed/iu;

/** Error boundary of a view: the rest of the admin stays when it throws or its code fails to load. */
export class ViewBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('view_failed', error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isOutdated = MISSING_CODE.test(error.message) && navigator.onLine;
    return (
      <div className="empty column" role="alert">
        <h2>{isOutdated ? adminCopy.viewOutdated : adminCopy.viewFailed}</h2>
        <p>{isOutdated ? adminCopy.viewOutdatedBody : error.message}</p>
        <Button onClick={() => window.location.reload()}>
          {isOutdated ? adminCopy.reload : adminCopy.retry}
        </Button>
      </div>
    );
  }
}
