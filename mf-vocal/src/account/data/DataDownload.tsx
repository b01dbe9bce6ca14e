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

/** Download of all data that Vocal keeps of the account. The browser saves the file while the server creates it. */
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
