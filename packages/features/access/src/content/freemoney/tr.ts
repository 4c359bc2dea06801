export const text = `
title: Bedava para
description: Para yatırmadan burada neler alabilirsiniz ve karşılığında ne ister.
changed: 2026-11-02

Bu sayfanın adı çok şey vaat ediyor. Arkasında şu var: yatırımla başlamayan, her biri koşullu para ve dönüşler.

# Neler var #kinds

| Teklif | Ne alırsınız | Ne ister |
| Yatırımsız bonus | kayıttan sonra ya da teklif olarak bir tutar veya dönüşler | çevrim, ve bir en yüksek kazanç vardır |
| Bedava dönüşler | belirtilen oyunlarda sabit bahisli dönüşler | bir tarihe kadar kazancın çevrimi |
| Rakeback | bahislerinizin bir kısmı, gün gün | oynamış olmanız ve o gün ya da ertesi gün almanız |
| Cashback | her yarım saatte sayılan net kayıptan pay | oynamış olmanız |
| Kupon | üzerinde yazan | kod, bir kez, tarihine kadar |

Size açık olanlar [promosyonlar](promotions) sayfasındadır.

# Arkadaş davet etmek #refer

Bir arkadaşınız bağlantınızla hesap açıp ilk kez para yatırdığında, bu tutarın %{referral} kadarı bir kez bakiyenize eklenir. Bağlantınız ve sayılanlar profilinizdedir. Önce isteyip istemediklerini sorun ve kumarın iyi gelmediği kimseleri dışarıda bırakın.

# Değeri ne kadar #worth

- Çevrimin bedeli vardır. Ortalamada her bahis evin payını kaybeder; sonunda bonusun yalnızca bir kısmı kalır ya da hiçbir şey kalmaz.
- Rakeback ve cashback oyunu ucuzlatır, bedava yapmaz. Ortalamada kimse kaybedilenden fazlasını geri almaz.
- Bunların hiçbiri gelir değildir ve oynamayacağınız bir günde oynamak için neden değildir.

Kurallar [bonus şartlarında](bonus-terms) yazar. Bir oyunun nasıl olduğunu görmek isterseniz, ülkenizin ve oyunun izin verdiği yerde demosu ücretsizdir.

# Sizin için bir şey olmadığında #nothing

Dışlanmış olduğunuz ya da mola verdiğiniz sürece size bilerek hiçbir şey sunulmaz. Bazı teklifler bazı ülkelere kapalıdır. Bonusları iki kez toplamak için açılmış bir hesap hiç almaz.
`;
