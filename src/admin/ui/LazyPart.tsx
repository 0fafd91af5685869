import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { adminCopy } from '#copy/admin/shell.ts';
import { ReasonText } from '../feedback/ReasonText.tsx';
import { reasonOf } from '../feedback/reason.ts';
import { Button } from './Button.tsx';

/** The errors of browsers where a file of code is gone since a deployment replaced it. */
const MISSING_CODE = /dynamically imported module|importing a module script failed/iu;

interface Props {
  children: ReactNode;
  fallback?: ReactNode;
}

/** A part whose code is loaded later: the rest of the admin stays when that fails or the part throws. */
export class LazyPart extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('part_failed', error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    if (!error) return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    const isOutdated = MISSING_CODE.test(error.message) && navigator.onLine;
    return (
      <div className="empty column" role="alert">
        <h2>{isOutdated ? adminCopy.viewOutdated : adminCopy.viewFailed}</h2>
        <div>
          {isOutdated ? adminCopy.viewOutdatedBody : <ReasonText reason={reasonOf(error)} />}
        </div>
        <Button onClick={() => window.location.reload()}>
          {isOutdated ? adminCopy.reload : adminCopy.retry}
        </Button>
      </div>
    );
  }
}
