import { buttonStyle, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { accountTexts } from '../accountTexts.ts';

/** Link to a file. A plain link, because the router cannot navigate to files. */
const Download = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

const Note = styled.p`
  color: ${token('inkMuted')};
`;

/** Downloads all data that Vocal stores about the account. The browser saves the file while the server creates it. */
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
