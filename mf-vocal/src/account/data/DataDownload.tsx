import { buttonStyle, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { accountTexts } from '../accountTexts.ts';

/** A file, not a page: no link of the router. */
const Download = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

const Note = styled.p`
  color: ${token('inkMuted')};
`;

/** All that Vocal keeps of the account, as a file that the browser saves while it is made. */
export function DataDownload() {
  return (
    <>
      <div>
        <Download $quiet href="/api/vocal/user/data.zip" download>
          {accountTexts.downloadData}
        </Download>
      </div>
      <Note>{accountTexts.dataLimit}</Note>
    </>
  );
}
