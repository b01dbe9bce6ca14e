import { headline, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { type ReactNode, useEffect, useRef } from 'react';

const Heading = styled.h1`
  ${headline('text3xl')}
  color: ${token('ink')};
`;

type PageHeadingProps = {
  /** True if the heading takes the focus when it is mounted, for pages to which an action has led. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
};

/** The one h1 of a page. */
export function PageHeading({ takesFocus = false, className, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}
