/**
 * What visitors type, each with the pages that answer it best, written down before the first search:
 * `query | address address`. A rule, a duty and an old name stand by their ids, wherever their addresses are.
 */
export const SEARCH_QUERIES = `
gratutity | /resources/calculators/gratuity /blog/8
provident fnd | /services/hr-advisory/payroll-services rule:pf-scheme-2026 rule:pf-ceiling /resources/calculators/cost-of-one-employee duty:epf
PF | /services/hr-advisory/payroll-services rule:pf-scheme-2026 rule:pf-ceiling /resources/calculators/cost-of-one-employee duty:epf /resources/compliance-calendar
maternity leave | /resources/calculators/maternity-benefit rule:maternity-benefit
notice period | /blog/6 /resources/calculators/full-and-final-settlement /services/legal-services /resources/exit-checklist
layoff | /services/legal-services /resources/calculators/full-and-final-settlement rule:industrial-relations-code rule:re-skilling-fund
sexual harassment | /blog/5 /resources/posh-annual-report rule:internal-committee
TDS | duty:tds-deposit duty:form-138 /resources/compliance-calendar /services/hr-advisory/payroll-services name:form-24q /resources/calculators/take-home-pay
job | /work-with-us
internship | /work-with-us /work-with-us/job-001 /work-with-us/job-002 /work-with-us/job-004
London office | /where-we-operate/uk
fees | /contact
price | /contact
contact number | /contact
ग्रेच्युटी | /resources/calculators/gratuity /blog/8
वेतन | /resources/calculators/wages /resources/calculators/take-home-pay
मातृत्व अवकाश | /resources/calculators/maternity-benefit
naukri | /work-with-us
Knowledge Center | /blogs /resources
who we are | /who-are-we
our services | /services/hr-advisory /
blog | /blogs
24Q | name:form-24q
section 25F | name:section-25f /resources/calculators/full-and-final-settlement
form 16 new name | name:form-16
PF due date | duty:epf /resources/compliance-calendar
PF limit 25000 | rule:pf-ceiling /resources/calculators/cost-of-one-employee
salary calculator | /resources/calculators/take-home-pay /resources/calculators
in hand salary | /resources/calculators/take-home-pay
CTC | /resources/calculators/cost-of-one-employee /resources/calculators/take-home-pay
leave encashment | /resources/calculators/annual-leave /resources/calculators/full-and-final-settlement /blog/8
full and final | /resources/calculators/full-and-final-settlement
severance pay | /resources/calculators/full-and-final-settlement
labor code | rule:labour-codes /resources/what-is-in-force /blog/0
due dilligence | /services/due-diligence
payroll outsourcing | /services/hr-advisory/payroll-services
recruitment agency | /services/talent-acquisition
professional tax | duty:pt-ka-monthly duty:pt-ka-annual rule:karnataka-professional-tax /resources/calculators/take-home-pay
overtime | rule:osh-hours /services/hr-advisory/compliance /resources/calculators/wages
founder | /team /who-are-we /team#meera-krishnan
managing director | /team#meera-krishnan
Maharashtra | /where-we-operate/india /resources/which-rules
GDPR | /blog/10 /privacy
POSH policy | /blog/5 /resources/posh-annual-report /services/hr-advisory/compliance
ESIC | duty:esi rule:esi-saving rule:esi-registration /services/hr-advisory/payroll-services /resources/calculators/cost-of-one-employee
compliance calender | /resources/compliance-calendar
minimum wages Karnataka | rule:karnataka-minimum-wages /resources/calculators/wages
employee handbook | /services/legal-services /services/hr-advisory/compliance
whatsapp | /contact
Hyderabad | /where-we-operate/india /contact
gratuity calculator | /resources/calculators/gratuity
maternity benefit | /resources/calculators/maternity-benefit
earned leave | /resources/calculators/annual-leave rule:osh-leave
form 12BB | name:form-12bb
section 43B(h) | /blog/13 name:section-43b
bonus due date | duty:bonus
ESI contribution due date | duty:esi
posh annual report | /resources/posh-annual-report duty:posh
Meera Krishnan | /team#meera-krishnan
hospital | /business-sectors#healthcare /case-studies/who-decides-in-four-hospitals
solar plant case study | /case-studies/contractors-at-a-solar-module-plant
appraisal ratings | /blog/1
DPDP Act | /blog/10 rule:dpdp-rules
carers | /work-with-us
privacy policy | /privacy
how much notice to terminate an employee | /services/legal-services /blog/6 /resources/calculators/full-and-final-settlement
hire my first employee in india | /services/management-consulting /case-studies/a-first-team-in-bangalore /where-we-operate/india
who owns the firm | /who-are-we /team
nps deduction section 80CCD | name:section-80ccd
basic pay 50% | /resources/calculators/wages rule:wage-definition
night shift women | rule:osh-night
salry | /resources/calculators/take-home-pay /resources/calculators/wages /services/hr-advisory/payroll-services
complience | /services/compliance-management /services/hr-advisory/compliance /resources/compliance-calendar
LWF | rule:karnataka-welfare-fund duty:lwf-ka
CLRA | /blog/11 name:clra rule:contract-labour-threshold /resources/contractor-bill-checklist
attrition | /resources/calculators/hr-costs /blog/12 /services/hr-advisory/employee-engagement
industries | /business-sectors
ESI limit 21000 | rule:esi-registration duty:esi /resources/calculators/cost-of-one-employee /resources/calculators/cost-of-one-employee#law-behind
which laws apply to me | /resources/which-rules
work from home | /blog/6 /services/legal-services
creche | rule:social-security-code rule:maternity-benefit
standing orders | rule:industrial-relations-code /services/legal-services
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [query: string, best: string])
  .map(([query, best]) => ({ query, best: best.split(" ") }));
