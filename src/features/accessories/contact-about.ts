import { contactSectionAbout } from '#paths';

/**
 * Lets the contact links of wheels lead to the contact form of the home page, which then names the
 * wheels. Without JavaScript they lead to the wheels' own contact page.
 */
export function startContactLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-about]')) {
    link.href = contactSectionAbout(link.dataset['about'] ?? '');
  }
}
