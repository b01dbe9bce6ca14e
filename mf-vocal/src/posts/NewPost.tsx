import { Button, token } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { ApiError } from '@marquee/shared/transport';
import { listTexts } from '@marquee/vocal-kit/lists/listTexts.ts';
import { useRef, useState } from 'react';
import { useWriterApi } from '../api/WriterApiContext.ts';
import { postsTexts } from './postsTexts.ts';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space2')};
`;

const Fault = styled.p`
  color: ${token('danger')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

/** Returns a message about a post that could not be created. For a limit, it is the api's message. */
function faultOf(error: unknown): string {
  if (!navigator.onLine) return listTexts.offline;
  return error instanceof ApiError && error.status === 429 ? error.message : postsTexts.createFailed;
}

/** Creates an empty draft and opens it. */
export function NewPost() {
  const api = useWriterApi();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isSending = useRef(false);

  async function create(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFault(null);
    try {
      const { draft } = await api.create();
      await navigate(`/vocal/posts/${draft.id}`);
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return (
    <Stack>
      <Button aria-disabled={isPending} onClick={() => void create()}>
        {isPending ? postsTexts.creating : postsTexts.newPost}
      </Button>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
    </Stack>
  );
}
