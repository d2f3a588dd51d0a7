/** How to reach the person who answers complaints. Each part is blank until set. */
export interface ComplaintsContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** Facts that laws and stores ask a lender to publish; `.env.example` names the source of each. Blank until set. */
export interface LegalFacts {
  /** The company that lends, if it is not the company of this site. */
  readonly lender: string;
  readonly lenderUrl: string;
  /** The licence line of the regulator, as the regulator words it. */
  readonly licence: string;
  readonly complaints: ComplaintsContact;
  readonly privacyUrl: string;
  readonly termsUrl: string;
}
