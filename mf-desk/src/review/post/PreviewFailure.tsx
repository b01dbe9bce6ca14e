import { Button } from '@marquee/shared';
import { PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';

type PreviewFailureProps = { message: string; action: string; onAction: () => void };

/** Shown if a post's page cannot be shown. Has a button for the action that shows it. */
export function PreviewFailure({ message, action, onAction }: PreviewFailureProps) {
  return (
    <PageSection as="div" role="alert">
      <p>{message}</p>
      <div>
        <Button $quiet onClick={onAction}>
          {action}
        </Button>
      </div>
    </PageSection>
  );
}
