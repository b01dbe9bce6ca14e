import { Button } from '@marquee/shared';
import { DeskSection } from '@marquee/vocal-kit/panels/pageParts.ts';

type PreviewFailureProps = { message: string; action: string; onAction: () => void };

/** Takes the place of a post's page that cannot be shown, with the way to show it. */
export function PreviewFailure({ message, action, onAction }: PreviewFailureProps) {
  return (
    <DeskSection as="div" role="alert">
      <p>{message}</p>
      <div>
        <Button $quiet onClick={onAction}>
          {action}
        </Button>
      </div>
    </DeskSection>
  );
}
